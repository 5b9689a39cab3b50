import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { bidderText } from '../messages.ts'
import { type ExportOptions, useExportEntries } from './use-export-entries.ts'

/** Exports the list as CSV or Excel. */
export const ExportButton = (options: ExportOptions) => {
  const { busy, groups } = useExportEntries(options)
  return (
    <MenuButton label={bidderText.export} icon={<ArrowDownload20Regular />} groups={groups}>
      {busy ? bidderText.exporting : bidderText.export}
    </MenuButton>
  )
}
