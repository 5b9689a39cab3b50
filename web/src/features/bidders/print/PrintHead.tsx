import { useHouse } from '../../../app/house.ts'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import styles from './Print.module.css'

/** The first line on paper: the house, and what this is. */
export const PrintHead = ({ what }: { what: string }) => {
  const { businessName, name } = useHouse()
  return (
    <header className={classes(look('flex', 'between', 'gapXL', 'padBottomS'), styles.head)}>
      <strong className={look('strong')}>{businessName.includes(name) ? businessName : `${businessName}, ${name}`}</strong>
      <span>{what}</span>
    </header>
  )
}
