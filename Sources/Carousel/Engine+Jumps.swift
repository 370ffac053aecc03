extension Engine {
  /// Puts the selected category's page at an offset, in points, brought within its limits: for a program that moves it
  /// by itself. A page that has not been laid out yet stays where it is.
  public mutating func jumpPage(to offset: Double) {
    withPage(selected) { page, _, _ in page.body.jump(to: offset) }
  }

  /// Puts a row of the selected category at an offset, in points, brought within its limits.
  ///
  /// - Precondition: the row exists, if the category has been laid out.
  public mutating func jumpRow(_ row: Int, to offset: Double) {
    withPage(selected) { page, _, _ in
      let before = page.rows[row].body.offset
      page.rows[row].body.jump(to: offset)
      let after = page.rows[row].body.offset
      if after != before { page.rows[row].movesForward = after > before }
    }
  }
}
