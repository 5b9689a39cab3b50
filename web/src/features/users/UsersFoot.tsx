import { useFormat } from '../../app/format.ts'
import { PageFoot } from '../../components/Page.tsx'
import { fill } from '../../messages/index.ts'
import { usersText as text } from './messages.ts'

/** How many members the filter lets through, and how many were invited. */
export const UsersFoot = ({ total, invited, known }: { total: number; invited: number; known: boolean }) => {
  const { number } = useFormat()
  const members = total === 1 ? text.oneUser : fill(text.shown, { count: number(total) })
  return (
    <PageFoot>
      <span aria-live="polite">{known && members}</span>
      {invited > 0 && <span>{fill(text.pendingShown, { count: number(invited) })}</span>}
    </PageFoot>
  )
}
