struct ContactRow {
  let fullName: String
}
