import type { ValuePool } from '../table/value-pool.ts'
import { areForms, hasShortForms } from '../text/short-forms.ts'

/** By value, its cached result. */
const unknown = 0
const none = 1
const some = 2

/** Whether two given names are an initial or a short form of one another; caches which values can be. */
export class ShortFormFinder {
  private known = new Uint8Array(1024)

  areForms(pool: ValuePool, a: number, b: number): boolean {
    if (pool.length(a) === 1 || pool.length(b) === 1) return pool.codes[pool.start(a)] === pool.codes[pool.start(b)]
    return this.of(pool, a) === some && this.of(pool, b) === some && areForms(pool.text(a), pool.text(b))
  }

  forgetFrom(value: number): void {
    this.known.fill(unknown, value)
  }

  private of(pool: ValuePool, value: number): number {
    if (value >= this.known.length) {
      const larger = new Uint8Array(Math.max(value + 1, this.known.length * 2))
      larger.set(this.known)
      this.known = larger
    }
    const known = this.known[value] ?? unknown
    if (known !== unknown) return known
    const found = hasShortForms(pool.text(value)) ? some : none
    this.known[value] = found
    return found
  }
}
