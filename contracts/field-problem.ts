import type * as z from 'zod/mini'

/** What is wrong with a field, in English: the schema's own words, or what zod found where the schema has none. */
export const fieldProblem = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'invalid_type' && issue.input === undefined && /^Invalid input/.test(issue.message))
    return 'This field is required or of the wrong type.'
  if (issue.code === 'invalid_value') return `Use one of: ${issue.values.join(', ')}.`
  if (issue.code === 'too_big' && /^Invalid input/.test(issue.message)) return `Use at most ${issue.maximum}.`
  return issue.message === 'Invalid input' ? 'This value is not valid.' : issue.message
}
