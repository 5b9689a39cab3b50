import { useRef, useState } from 'react'
import { useConfig, useSession } from '../../../app/session/session-context.ts'
import { checkService, type Health, type Service, services } from './check-service.ts'

export type HealthByService = Partial<Record<Service, Health>>

/** The last health answer of each service, and a function that checks all in parallel; each result shows as it arrives. */
export const useServiceHealth = (): { health: HealthByService; checking: boolean; check: () => Promise<void> } => {
  const session = useSession()
  const config = useConfig()
  const [health, setHealth] = useState<HealthByService>({})
  const asking = useRef(false)
  const check = async () => {
    if (asking.current) return
    asking.current = true
    setHealth(Object.fromEntries(services.map((service) => [service, { state: 'checking' }])))
    const ask = async (service: Service) => {
      const heard = await checkService(service, { config, session })
      setHealth((all) => ({ ...all, [service]: heard }))
    }
    await Promise.all(services.map(ask))
    asking.current = false
  }
  return { health, checking: services.some((service) => health[service]?.state === 'checking'), check }
}

/** The combined result of the six answers; undefined while some are missing. */
export const outcomeOf = (health: HealthByService): 'none' | 'online' | 'offline' | undefined => {
  const heard = services.map((service) => health[service]?.state)
  if (heard.every((state) => state === undefined)) return 'none'
  if (heard.some((state) => state === undefined || state === 'checking')) return undefined
  return heard.includes('offline') ? 'offline' : 'online'
}
