import { useState } from 'react'
import { useFormat } from '../../../app/format.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { printText } from './messages.ts'

/** Who printed, when, and that these are personal data; at the foot of each page. */
export const usePrintFoot = (): { foot: readonly [string, string]; pageWords: string } => {
  const format = useFormat()
  const { user } = useSignedIn()
  const [now] = useState(() => new Date().toISOString())
  return {
    foot: [printText.printed({ time: format.zonedTime(now), name: user.name }), printText.shred],
    pageWords: printText.page({ page: '{page}', pages: '{pages}' }),
  }
}
