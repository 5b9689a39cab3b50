/** Texts about background work that has been silent for minutes. */
export const stalledText = {
  since: 'No progress since {time}. It resumes automatically. Choose Retry to resume now.',
  retry: 'Retry',
  retrying: 'Retrying',
} as const
