import type { Maintenance } from '@auctionwiz/contracts/features'
import { Clock20Regular } from '@fluentui/react-icons/headless/svg/clock'
import { useEffect, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { look } from '../../ui/look.ts'
import { maintenanceText as text } from './messages.ts'

/** Announces a maintenance in the zone of the house; once it has begun, says how long it lasts and that nothing typed is lost. */
const MaintenanceNotice = ({ from, to }: Maintenance) => {
  const format = useFormat()
  const hasBegun = useHasBegun(from)
  const sameDay = to !== undefined && format.date(from) === format.date(to)
  const begins = format.zonedTime(from)
  const ends = to && (sameDay ? format.time(to) : format.zonedTime(to))
  const announced = ends ? text.announcedUntil({ from: begins, to: ends }) : text.announced({ from: begins })
  const underWay = to ? text.underWayUntil({ to: format.zonedTime(to) }) : text.underWay
  return (
    <div role="status" className={look('row', 'fixed', 'gapM', 'lineBelow', 'tintMedium', 'tall40', 'padPage', 'padRowSNudge')}>
      <Clock20Regular className={look('medium')} />
      <p className={look('grow')}>{hasBegun ? underWay : announced}</p>
    </div>
  )
}

const useHasBegun = (from: string): boolean => {
  const [begun, setBegun] = useState(() => Date.now() >= Date.parse(from))
  useEffect(() => {
    const timer = setTimeout(() => setBegun(true), Math.max(0, Date.parse(from) - Date.now()))
    return () => clearTimeout(timer)
  }, [from])
  return begun
}

export default MaintenanceNotice
