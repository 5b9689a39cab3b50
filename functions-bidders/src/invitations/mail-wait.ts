/** Milliseconds for which the mail of an approval or of invitations made by hand waits, so that Undo can still stop it. */
export const usualMailWaitMs = 120_000

const longest = 3600

/** The wait as INVITATION_MAIL_WAIT_SECONDS gives it, two minutes without it. Throws what is no number of seconds up to an hour. */
export const mailWaitFrom = ({ INVITATION_MAIL_WAIT_SECONDS: given }: Record<string, string | undefined>): number => {
  if (given === undefined || given === '') return usualMailWaitMs
  const seconds = Number(given)
  if (!(seconds >= 0 && seconds <= longest)) throw new Error(`INVITATION_MAIL_WAIT_SECONDS must be a number from 0 to ${longest}.`)
  return seconds * 1000
}
