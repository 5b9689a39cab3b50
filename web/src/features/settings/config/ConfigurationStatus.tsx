import { useId, useState } from 'react'
import { useConfig, useSession } from '../../../app/session/session-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { look } from '../../../ui/look.ts'
import { StatusDot, type StatusTone } from '../../../ui/StatusDot.tsx'
import shared from '../Settings.module.css'
import { type Health, services } from './check-service.ts'
import { configText } from './messages.ts'
import { outcomeOf, useServiceHealth } from './use-service-health.ts'

const text = configText.status

const tones: Record<Health['state'] | 'unknown', StatusTone> = { online: 'good', offline: 'bad', checking: 'pending', unknown: 'idle' }

/** This deployment's configuration, and the health of its six services. */
export const ConfigurationStatus = () => {
  const session = useSession()
  const { environment, services: addresses } = useConfig()
  const { health, checking, check } = useServiceHealth()
  const [detailed, setDetailed] = useState(false)
  const details = useId()
  const outcome = outcomeOf(health)
  return (
    <section className={shared.section} aria-labelledby="status-heading">
      <div className={look('row', 'wrap', 'gapS', 'belowL')}>
        <h2 id="status-heading" className={look('heading')}>
          {text.title}
        </h2>
        <div className={look('flex', 'atEnd', 'gapS', 'phoneWholeRow')}>
          <Button aria-expanded={detailed} aria-controls={details} onClick={() => setDetailed(!detailed)}>
            {detailed ? text.hide : text.show}
          </Button>
          <Button look="primary" busy={checking} onClick={() => void check()}>
            {checking ? text.checkingNow : text.check}
          </Button>
        </div>
      </div>
      <div
        role={outcome === 'offline' ? 'alert' : 'status'}
        className={outcome === 'offline' ? look('padS', 'problem', 'rounded', 'tintLow') : look('padS', 'rounded', 'sunken')}
      >
        {outcome === 'none' && (
          <>
            <b>{text.ready}</b> {text.readyHelp}
          </>
        )}
        {outcome === 'online' && <b>{text.allOnline}</b>}
        {outcome === 'offline' && text.someOffline}
        {outcome === undefined && text.checkingNow}
      </div>
      <dl className={look('grid', 'aboveL', 'gapColumnsXXL', 'gapRowsS', 'facts')}>
        <dt>{text.environment}</dt>
        <dd>{environment}</dd>
        <dt>{text.demoMode}</dt>
        <dd>{session.isDemo ? text.on : session.demoOffered ? text.offered : text.off}</dd>
      </dl>
      <table id={details} className={look('table', 'aboveL')}>
        <thead>
          <tr>
            <th scope="col">{text.columns.service}</th>
            <th scope="col">{text.columns.state}</th>
            {detailed && <th scope="col">{text.columns.address}</th>}
            {detailed && (
              <th scope="col" className={look('right')}>
                {text.columns.time}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {services.map((service) => {
            const heard = health[service]
            const state = heard?.state ?? 'unknown'
            return (
              <tr key={service}>
                <th scope="row">{text[service]}</th>
                <td>
                  <StatusDot tone={tones[state]}>{text[state]}</StatusDot>
                  {heard?.state === 'offline' && <span className={look('note', 'block', 'breaks', 'padLeftL')}>{heard.problem}</span>}
                </td>
                {detailed && (
                  <td className={look('code', 'small', 'breaks', 'atMost120')}>{session.isDemo ? text.inPage : addresses[service]}</td>
                )}
                {detailed && <td className={look('right', 'oneLine')}>{heard?.state === 'online' && text.ms({ ms: heard.ms })}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
