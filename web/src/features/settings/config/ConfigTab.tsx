import { paths } from '../../../app/paths.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import shared from '../Settings.module.css'
import type { SettingsTabProps } from '../settings-tabs.tsx'
import styles from './Config.module.css'
import { ConfigurationStatus } from './ConfigurationStatus.tsx'
import { DeploymentInformation } from './DeploymentInformation.tsx'
import { documents, HelpDocument } from './HelpDocument.tsx'
import { configText as text } from './messages.ts'

/** The deployment's configuration: its services, its environment, and their help documents. Address: the name of a document. */
const ConfigTab = ({ place: [name], go }: SettingsTabProps) => {
  const chosen = documents.find((one) => one === name)
  if (chosen) return <HelpDocument name={chosen} onBack={() => go()} />
  return (
    <div className={look('atMost880')}>
      <ConfigurationStatus />
      <DeploymentInformation />
      <section className={shared.section} aria-labelledby="documents-heading">
        <h2 id="documents-heading" className={look('heading')}>
          {text.documents.title}
        </h2>
        <ul className={look('aboveS')}>
          {documents.map((one) => (
            <li key={one} className={look('aboveXS', 'breaks')}>
              <AppLink to={`${paths.settings}/config/${one}`}>{text[one]}</AppLink>
            </li>
          ))}
        </ul>
      </section>
      <section className={shared.section} aria-labelledby="required-heading">
        <h2 id="required-heading" className={look('heading')}>
          {text.required}
        </h2>
        <ul className={look('aboveS')}>
          {text.requiredServices.map((service) => (
            <li key={service} className={classes(look('aboveXS', 'breaks'), styles.required)}>
              {service}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

export default ConfigTab
