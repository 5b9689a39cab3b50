import { DocumentSearch24Regular } from '@fluentui/react-icons/headless/svg/document-search'
import { paths } from '../app/paths.ts'
import { text } from '../messages/index.ts'
import { ButtonLink } from './Button.tsx'
import { Notice } from './EmptyState.tsx'
import { Page, TitleRow } from './Page.tsx'

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
