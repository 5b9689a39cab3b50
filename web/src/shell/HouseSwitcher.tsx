import { Building20Regular } from '@fluentui/react-icons/headless/svg/building'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { useHouseInView } from '../app/house.ts'
import { useSignedIn } from '../app/session/session-context.ts'
import { classes } from '../ui/class-names.ts'
import { lazyPart } from '../ui/lazy-part/lazy-part.tsx'
import { look } from '../ui/look.ts'
import styles from './HouseSwitcher.module.css'
import { shellText } from './messages.ts'
import { Popover } from './Popover.tsx'

export const loadPlaces = () => import('./Places.tsx')
const Places = lazyPart(loadPlaces)

/** Shows the account and the current house; opens the account banner to switch. */
export const HouseSwitcher = () => {
  const { account } = useSignedIn()
  const house = useHouseInView()
  return (
    <Popover
      label={shellText.switchHouse}
      side="left"
      face={
        <>
          <Building20Regular className={look('notOnPhone') ?? ''} />
          <span className={classes(look('flex', 'shrinks', 'oneLine'), styles.place)}>
            <b>{account.name}</b>
            {house && <span className={styles.house}>{house.name}</span>}
          </span>
          <ChevronDown16Regular />
        </>
      }
    >
      {(close) => <Places onChoose={close} />}
    </Popover>
  )
}
