import { AppLink } from '../../ui/AppLink.tsx'
import { look } from '../../ui/look.ts'

const shown = 3

interface MadeLinksProps {
  label: string
  /** The list of all such records. */
  path: string
  all: string
  records: readonly { id: string; name: string }[]
}

/** The first records that the rows of an upload made, and the way to their list. */
export const MadeLinks = ({ label, path, all, records }: MadeLinksProps) => (
  <p className={look('row', 'wrap', 'gapS', 'aboveS')}>
    <span className={look('note')}>{label}</span>
    {records.slice(0, shown).map(({ id, name }) => (
      <AppLink key={id} to={`${path}/${id}`}>
        {name}
      </AppLink>
    ))}
    {records.length > shown && <AppLink to={path}>{all}</AppLink>}
  </p>
)
