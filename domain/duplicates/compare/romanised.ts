import type { ValuePool } from '../table/value-pool.ts'
import { longest, spellAll } from '../text/codes.ts'
import { slips } from '../text/damerau.ts'
import { jaroWinklerOf } from '../text/jaro-winkler.ts'
import { chineseScript, isPinyin, romanise, soundSkeleton } from '../text/romanise.ts'

/** How two writings agree. */
export const agreement = { none: 0, sound: 1, same: 2 } as const

/** Shorter skeletons agree by chance too often. */
const shortestSkeleton = 2
/** From this length on romanised names with one slip count as similar. */
const slipLength = 5
/** Romanised names less similar than this are two names. */
const unlikeBelow = 0.75

const lettersOf = (roman: string): string => roman.replace(/[^a-z0-9]/g, '')

const [first, second] = [new Uint16Array(longest), new Uint16Array(longest)]

const isOneSlip = (a: string, b: string): boolean => slips(first, 0, spellAll(a, first), second, 0, spellAll(b, second), 1) <= 1

/** Compares values in two scripts by their romanised spelling, with a cache. */
export class Romaniser {
  private readonly spellings = new Map<ValuePool, Map<number, string>>()

  agreement(pool: ValuePool, a: number, b: number): number {
    const [one, other] = [this.spelling(pool, a), this.spelling(pool, b)]
    if (one === '' || other === '') return agreement.none
    if (one === other) return agreement.same
    if (this.chinese(pool, a, b)) return agreement.none
    if (Math.min(one.length, other.length) >= slipLength && isOneSlip(one, other)) return agreement.sound
    return this.soundsAlike(pool, a, b) ? agreement.sound : agreement.none
  }

  /** Whether two values are clearly different names. A Chinese name is compared by its reading, if the other value is a reading. */
  areUnlike(pool: ValuePool, a: number, b: number): boolean {
    const [one, other] = [this.spelling(pool, a), this.spelling(pool, b)]
    if (this.chinese(pool, a, b)) return isPinyin(one) && isPinyin(other)
    return this.soundsUnlike(pool, a, b, shortestSkeleton)
  }

  /**
   * Whether two names are another person's: neither is either of the others. Chinese characters say nothing here, since their reading depends on
   * the language.
   */
  areOfOther(pool: ValuePool, a1: number, a2: number, b1: number, b2: number): boolean {
    const isOther = (a: number, b: number): boolean => a !== 0 && b !== 0 && !this.chinese(pool, a, b) && this.soundsUnlike(pool, a, b, 1)
    return isOther(a1, b1) && isOther(a2, b2) && isOther(a1, b2) && isOther(a2, b1)
  }

  /** Whether two names together are the other two, in any order and however they are divided. */
  areSameTogether(pool: ValuePool, a1: number, a2: number, b1: number, b2: number): boolean {
    const [given, surname] = [this.spelling(pool, a1), this.spelling(pool, a2)]
    const [otherGiven, otherSurname] = [this.spelling(pool, b1), this.spelling(pool, b2)]
    const whole = surname + given
    return (
      whole !== '' &&
      (whole === otherSurname + otherGiven || whole === otherGiven + otherSurname || given + surname === otherSurname + otherGiven)
    )
  }

  forgetFrom(pool: ValuePool, value: number): void {
    const known = this.spellings.get(pool)
    if (known) for (const one of known.keys()) if (one >= value) known.delete(one)
  }

  /** Chinese readings are written in full; other scripts leave out vowels, or are transcribed in more than one way. */
  private soundsAlike(pool: ValuePool, a: number, b: number): boolean {
    if (this.chinese(pool, a, b)) return false
    const skeleton = soundSkeleton(this.spelling(pool, a))
    return skeleton.length >= shortestSkeleton && skeleton === soundSkeleton(this.spelling(pool, b))
  }

  /** @param shortest consonants that both names must have */
  private soundsUnlike(pool: ValuePool, a: number, b: number, shortest: number): boolean {
    const [one, other] = [this.spelling(pool, a), this.spelling(pool, b)]
    const [sound, otherSound] = [soundSkeleton(one), soundSkeleton(other)]
    if (Math.min(sound.length, otherSound.length) < shortest || sound === otherSound) return false
    return jaroWinklerOf(one, other) < unlikeBelow
  }

  private chinese(pool: ValuePool, a: number, b: number): boolean {
    return pool.script(a) === chineseScript || pool.script(b) === chineseScript
  }

  /** Letters and digits of the romanised value. */
  private spelling(pool: ValuePool, value: number): string {
    if (value === 0) return ''
    const known = this.spellings.get(pool) ?? new Map<number, string>()
    this.spellings.set(pool, known)
    const found = known.get(value) ?? lettersOf(romanise(pool.text(value)))
    known.set(value, found)
    return found
  }
}
