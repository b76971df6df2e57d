/** The standard deviation of numbers as they come in (B. P. Welford's method). */
export class Spread {
  private count = 0
  private mean = 0
  private squares = 0

  /** One more number. */
  add(value: number): void {
    this.count++
    const off = value - this.mean
    this.mean += off / this.count
    this.squares += off * (value - this.mean)
  }

  /** How far the numbers spread; never nothing, so that a search goes on exploring. */
  get deviation(): number {
    return this.count < 2 ? 0.1 : Math.max(0.01, Math.sqrt(this.squares / this.count))
  }
}
