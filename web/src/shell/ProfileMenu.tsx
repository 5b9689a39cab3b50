import { Person20Regular } from '@fluentui/react-icons/headless/svg/person'
import { Settings20Regular } from '@fluentui/react-icons/headless/svg/settings'
import { ShieldKeyhole20Regular } from '@fluentui/react-icons/headless/svg/shield-keyhole'
import { SignOut20Regular } from '@fluentui/react-icons/headless/svg/sign-out'
import { useId } from 'react'
import { useRole } from '../app/house.ts'
import { paths } from '../app/paths.ts'
import { useSession, useSignedIn } from '../app/session/session-context.ts'
import { densities, themeChoices, useDensity, useTheme } from '../app/theme/appearance.ts'
import { text } from '../messages/index.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { classes } from '../ui/class-names.ts'
import LanguageSelect from '../ui/language/LanguageSelect.tsx'
import { languageText } from '../ui/language/messages.ts'
import { useChooseLanguage } from '../ui/language/use-choose-language.ts'
import { leaveSafely } from '../ui/leave-guard.ts'
import { look } from '../ui/look.ts'
import { SegmentedSwitch } from '../ui/SegmentedSwitch.tsx'
import { Select } from '../ui/Select.tsx'
import styles from './AvatarMenu.module.css'
import { shellText } from './messages.ts'

/** The user, the appearance settings of this browser, and sign-out. */
const ProfileMenu = ({ onChoose }: { onChoose: () => void }) => {
  const session = useSession()
  const { user } = useSignedIn()
  const role = useRole()
  const [theme, setTheme] = useTheme()
  const [density, setDensity] = useDensity()
  const chooseLanguage = useChooseLanguage()
  const themeId = useId()
  const languageId = useId()
  return (
    <div className={look('padSidesL', 'padTopS')}>
      <p className={look('strong')}>{user.name}</p>
      <p className={look('note', 'cutText')}>{user.email}</p>
      {role && <p className={look('note', 'cutText')}>{text.roles[role]}</p>}
      <div className={look('stack', 'gapXS', 'aboveL')}>
        <label htmlFor={languageId}>{languageText.label}</label>
        <LanguageSelect id={languageId} onChoose={chooseLanguage} />
      </div>
      <div className={look('stack', 'gapXS', 'aboveL')}>
        <label htmlFor={themeId}>{shellText.theme}</label>
        <Select
          id={themeId}
          value={theme}
          onChange={({ target }) => setTheme(themeChoices.find((choice) => choice === target.value) ?? 'system')}
        >
          {themeChoices.map((choice) => (
            <option key={choice} value={choice}>
              {shellText.themes[choice]}
            </option>
          ))}
        </Select>
      </div>
      <div className={look('stack', 'gapXS', 'aboveL')}>
        <span>{shellText.density}</span>
        <SegmentedSwitch
          label={shellText.density}
          wide
          options={densities.map((value) => ({ value, label: shellText.densities[value] }))}
          value={density}
          onChange={setDensity}
        />
      </div>
      <div className={classes(look('padSidesS', 'padTopS', 'lineAbove'), styles.foot)}>
        <ButtonLink wide look="subtle" icon={<Person20Regular />} className={styles.entry} to={paths.profile} onClick={onChoose}>
          {shellText.ownProfile}
        </ButtonLink>
        <ButtonLink wide look="subtle" icon={<ShieldKeyhole20Regular />} className={styles.entry} to={paths.security} onClick={onChoose}>
          {shellText.headerSecurity}
        </ButtonLink>
        <ButtonLink wide look="subtle" icon={<Settings20Regular />} className={styles.entry} to={paths.settings} onClick={onChoose}>
          {shellText.headerSettings}
        </ButtonLink>
        <Button
          wide
          look="subtle"
          icon={<SignOut20Regular />}
          className={styles.entry}
          onClick={() => leaveSafely({ by: 'session' }, () => session.logout())}
        >
          {shellText.logout}
        </Button>
      </div>
    </div>
  )
}

export default ProfileMenu
