import { useHouse } from '../../../app/house.ts'
import { look } from '../../../ui/look.ts'

/** The first line on paper: the house, and what this is. */
export const PrintHead = ({ what }: { what: string }) => {
  const { businessName, name } = useHouse()
  return (
    <header className={look('flex', 'between', 'gapXL', 'padBottomS', 'edgeBelow')}>
      <strong className={look('strong')}>{businessName.includes(name) ? businessName : `${businessName}, ${name}`}</strong>
      <span>{what}</span>
    </header>
  )
}
