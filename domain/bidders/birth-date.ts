/** Whether a calendar date (ISO 8601) can be a date of birth: not after today in the easternmost time zone. */
export const canBeBirthDate = (value: string, now: Date): boolean =>
  value <= new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
