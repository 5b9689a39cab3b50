import { Copy20Regular } from '@fluentui/react-icons/headless/svg/copy'
import { useEffect, useState } from 'react'
import { text as common, fill } from '../../../messages/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { look } from '../../../ui/look.ts'
import shared from '../Settings.module.css'
import { deploymentAt } from './deployment.ts'
import { configText } from './messages.ts'

const text = configText.deployment

/** The app's environment and its open setup steps. */
export const DeploymentInformation = () => {
  const { origin, pattern, hostname, protocol, port, platform } = deploymentAt(window.location)
  return (
    <section className={shared.section} aria-labelledby="deployment-heading">
      <div className={look('row', 'wrap', 'gapS', 'belowL')}>
        <h2 id="deployment-heading" className={look('heading')}>
          {text.title}
        </h2>
      </div>
      <dl className={look('grid', 'aboveL', 'gapColumnsXXL', 'gapRowsS', 'facts')}>
        <dt>{text.origin}</dt>
        <dd className={look('code', 'small', 'breaks')}>{origin}</dd>
        <dt>{text.pattern}</dt>
        <dd className={look('row', 'wrap', 'gapColumnsM', 'gapRowsXS')}>
          <span className={look('code', 'small', 'breaks')}>{pattern}</span>
          <CopyPattern pattern={pattern} />
        </dd>
        <dt>{text.hostname}</dt>
        <dd className={look('code', 'small', 'breaks')}>{hostname}</dd>
        <dt>{text.protocol}</dt>
        <dd>{protocol}</dd>
        <dt>{text.port}</dt>
        <dd>{port.default ? text.defaultPort({ port: port.number }) : port.number}</dd>
        <dt>{text.platform}</dt>
        <dd>{text.platforms[platform]}</dd>
      </dl>
      <h3 className={look('body', 'aboveXL')}>{text.nextSteps}</h3>
      <ol className={look('numbered')}>
        {text.steps.map((step) => {
          const words = fill(step, { redirect: `${origin}/redirect.html` })
          return (
            <li key={words} className={look('aboveXS', 'breaks')}>
              {words}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** How long the "copied" message shows, in milliseconds. */
const copiedFor = 2000

const CopyPattern = ({ pattern }: { pattern: string }) => {
  const [copied, setCopied] = useState<boolean>()
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(undefined), copiedFor)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <>
      <Button small icon={<Copy20Regular />} onClick={() => void copyText(pattern).then(setCopied)}>
        {copied ? common.common.copied : text.copyPattern}
      </Button>
      <span role="status">{copied === false && text.copyFailed}</span>
    </>
  )
}
