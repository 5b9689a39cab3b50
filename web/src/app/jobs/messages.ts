/** Texts about background work that has been silent for minutes. */
export const stalledText = {
  since: 'No progress since {time}. It continues by itself. Choose Retry to continue now.',
  retry: 'Retry',
  retrying: 'Retrying',
}
