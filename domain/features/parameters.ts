import type { Audience } from './filters.ts'

/** Parameters of a filter as they stand in App Configuration: any JSON, written by people. Undefined stands for unreadable. */
export type Parameters = Record<string, unknown>

const isRecord = (value: unknown): value is Parameters => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Case of names is not relied on: the portal writes `Audience`, people write `audience`. */
export const parameter = (parameters: unknown, name: string): unknown => {
  if (!isRecord(parameters)) return undefined
  const key = Object.keys(parameters).find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : parameters[key]
}

/** A number, also when written as text, as the portal does. */
export const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : typeof value === 'string' ? [value] : []

/** A list of names, also when written as one text with commas. */
export const listOf = (value: unknown): string[] =>
  textsOf(value).flatMap((text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )

/** Milliseconds since 1970; an absent time is undefined, one that can't be read is NaN and meets no window. */
export const timeOf = (value: unknown): number | undefined =>
  value === undefined || value === null || value === '' ? undefined : typeof value === 'string' ? Date.parse(value) : Number.NaN

/** The audience of the built-in targeting filter. */
export const audienceOf = (parameters: Parameters): Audience => {
  const audience = parameter(parameters, 'Audience')
  const exclusion = parameter(audience, 'Exclusion')
  const groups = parameter(audience, 'Groups')
  return {
    users: textsOf(parameter(audience, 'Users')),
    groups: (Array.isArray(groups) ? groups : []).flatMap((group) => {
      const [name] = textsOf(parameter(group, 'Name'))
      return name === undefined ? [] : [{ name, percentage: numberOf(parameter(group, 'RolloutPercentage')) ?? 0 }]
    }),
    defaultPercentage: numberOf(parameter(audience, 'DefaultRolloutPercentage')) ?? 0,
    excludedUsers: textsOf(parameter(exclusion, 'Users')),
    excludedGroups: textsOf(parameter(exclusion, 'Groups')),
  }
}
