/**
 * Milliseconds of a .NET time span as host.json writes it: `[d.]hh:mm:ss[.fffffff]`.
 * @throws RangeError when the text is not of that form
 */
export function parseTimeSpan(text: string): number {
  const parts = /^(?:(\d+)\.)?(\d{1,2}):([0-5]?\d)(?::([0-5]?\d)(?:\.(\d{1,7}))?)?$/.exec(text.trim())
  if (!parts) throw new RangeError(`"${text}" is not a time span of the form hh:mm:ss`)
  const [, days = '0', hours = '0', minutes = '0', seconds = '0', fraction = '0'] = parts
  return (((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(`0.${fraction}`) * 1000
}
