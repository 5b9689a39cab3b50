import { DocumentSearch24Regular } from '@fluentui/react-icons/headless/svg/document-search'
import { ButtonLink } from '../components/Button.tsx'
import { Notice } from '../components/EmptyState.tsx'
import { Page, TitleRow } from '../components/Page.tsx'
import { text } from '../messages/index.ts'
import { paths } from './paths.ts'

/** An address that leads nowhere. */
const NotFound = () => (
  <Page>
    <TitleRow title={text.notFound.title} />
    <Notice
      icon={<DocumentSearch24Regular />}
      title={text.notFound.what}
      actions={
        <ButtonLink look="primary" to={paths.bidders}>
          {text.notFound.home}
        </ButtonLink>
      }
    >
      {text.notFound.body}
    </Notice>
  </Page>
)

export default NotFound
