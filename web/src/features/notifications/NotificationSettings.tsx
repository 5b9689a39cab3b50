import {
  type ChosenType,
  chosenTypes,
  digestHour,
  mailChoices,
  type NotificationChannels,
  readNotificationSettings,
  updateNotificationSettings,
} from '@auctionwiz/contracts/notification-settings'
import { useRef, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { text } from '../../messages/index.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState, errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { Select } from '../../ui/Select.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { notificationText } from './messages.ts'

/** How the user is notified, by type of notification. Each choice takes effect at once. */
export const NotificationSettings = ({ onClose }: { onClose: () => void }) => {
  const { data, error, loading, reload } = useQuery(readNotificationSettings, {})
  const saving = useMutation(updateNotificationSettings, {
    refreshes: [readNotificationSettings],
    onDone: (answer, store) => store(readNotificationSettings, {}, answer),
  })
  const [chosen, setChosen] = useState<NotificationChannels>()
  const sending = useRef(Promise.resolve<string | undefined>(undefined))
  const shown = chosen ?? data?.channels
  const choose = (type: ChosenType, change: Partial<NotificationChannels[ChosenType]>) => {
    if (!data || !shown) return
    const channels = { ...shown, [type]: { ...shown[type], ...change } }
    setChosen(channels)
    // One after the other: each needs the version that the one before it made.
    sending.current = sending.current.then(async (version = data.version) => {
      const answer = await saving.change({ body: { channels, version } })
      if (!answer) {
        setChosen(undefined)
        reload()
      }
      return answer?.version
    })
  }
  return (
    <Dialog corner title={notificationText.settings} cancelLabel={text.common.back} loading={loading} onClose={onClose}>
      {error && !data ? <ErrorState compact title={notificationText.settingsFailed} error={error} onRetry={reload} /> : null}
      {loading && <SkeletonRows rows={4} columns={[240, 120]} />}
      {shown && (
        <>
          <p className={look('noMargin', 'soft')}>{notificationText.settingsHelp({ hour: digestHour })}</p>
          <ul className={look('aboveM')}>
            {chosenTypes.map((type) => (
              <li key={type} className={look('row', 'wrap', 'between', 'gapM', 'padRowS', 'lineBelow')}>
                <span className={look('fill')}>
                  <span className={look('block', 'strong')}>{notificationText.types[type].name}</span>
                  <span className={look('block', 'note')}>{notificationText.types[type].help}</span>
                </span>
                <span className={look('row', 'wrap', 'gapM')}>
                  <Switch
                    checked={shown[type].inApp}
                    aria-label={notificationText.inAppOf({ type: notificationText.types[type].name })}
                    onChange={({ target }) => choose(type, { inApp: target.checked })}
                  >
                    {notificationText.inApp}
                  </Switch>
                  <Select
                    style={{ width: 168 }}
                    value={shown[type].mail}
                    aria-label={notificationText.mailOf({ type: notificationText.types[type].name })}
                    onChange={({ target }) => {
                      const mail = mailChoices.find((choice) => choice === target.value)
                      if (mail) choose(type, { mail })
                    }}
                  >
                    {mailChoices.map((choice) => (
                      <option key={choice} value={choice}>
                        {notificationText.mail[choice]}
                      </option>
                    ))}
                  </Select>
                </span>
              </li>
            ))}
          </ul>
          <p className={look('note', 'aboveS')}>{notificationText.securityAlways}</p>
        </>
      )}
      {saving.error ? (
        <p role="alert" className={look('problem')}>
          {errorMessage(saving.error)}
        </p>
      ) : null}
    </Dialog>
  )
}
