/** Whether a calendar date (ISO 8601) can be a date of birth: it is no later than today, in the time zone where the day begins first. */
export const canBeBirthDate = (value: string, now: Date): boolean =>
  value <= new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
