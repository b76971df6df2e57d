/** Notes which fields of plain data are read: paths without the numbers of lists. */
export class Reading {
  private readonly known = new Set<string>()
  /** By path: the keys it had when it was first watched. */
  private readonly keys = new Map<string, string>()
  /** What is kept by names that come and go is a table, and its names are no fields; things in a list may differ in their fields. */
  private readonly tables = new Set<string>()
  private readonly read = new Set<string>()

  /** The same data, watched. */
  watch<T>(data: T): T {
    this.note(data, '')
    return this.proxy(data, '')
  }

  /** The fields nobody has read so far. */
  unread(): string[] {
    const isRow = (path: string) => this.tables.has(path.slice(0, path.lastIndexOf('.')))
    return [...this.known].filter(path => !this.read.has(path) && !isRow(path))
  }

  private note(data: unknown, path: string, isListed = false): void {
    if (typeof data !== 'object' || data === null) return
    if (!Array.isArray(data) && !isListed) this.noteKeys(path, Object.keys(data).sort().join())
    for (const [key, value] of Object.entries(data)) {
      const at = this.under(data, path, key)
      if (!Array.isArray(data)) this.known.add(at)
      this.note(value, at, Array.isArray(data))
    }
  }

  private noteKeys(path: string, keys: string): void {
    if ((this.keys.get(path) ?? keys) !== keys) this.tables.add(path)
    else this.keys.set(path, keys)
  }

  private under(data: object, path: string, key: string): string {
    return Array.isArray(data) ? path : `${path}.${key}`
  }

  private proxy<T>(data: T, path: string): T {
    if (typeof data !== 'object' || data === null) return data
    return new Proxy(data, {
      get: (target, key, receiver) => {
        const value: unknown = Reflect.get(target, key, receiver)
        if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return value
        const at = this.under(target, path, key)
        this.read.add(at)
        return this.proxy(value, at)
      },
    })
  }
}
