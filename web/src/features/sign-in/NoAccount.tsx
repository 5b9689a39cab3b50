import { useSearchParams } from '../../app/search-params.ts'
import { Button } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { onboardingText as text } from '../onboarding/messages.ts'

const step = 'set-up'

/** The immediate options of a user without an account, above what requires waiting. */
export const NoAccount = () => {
  const [, change] = useSearchParams()
  const begin = () =>
    change((query) => {
      query.set(step, 'account')
      return query
    })
  return (
    <>
      <h2 className={look('heading', 'aboveXXL')}>{text.own}</h2>
      <p>{text.ownBody}</p>
      <div className={look('flex', 'wrap', 'gapS', 'aboveXL')}>
        <Button look="primary" onClick={begin}>
          {text.begin}
        </Button>
      </div>
      <h2 className={look('heading', 'aboveXXL')}>{text.wait}</h2>
      <p>{text.waitHint}</p>
    </>
  )
}

/** Whether the address opens the form that sets up an account, and a function that closes it. */
export const useSettingUp = (): { settingUp: boolean; back: () => void } => {
  const [query, change] = useSearchParams()
  const back = () =>
    change((current) => {
      current.delete(step)
      return current
    })
  return { settingUp: query.get(step) === 'account', back }
}
