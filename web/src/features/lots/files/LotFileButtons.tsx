import { importLots } from '@auctionwiz/contracts/lot-files'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { ArrowUpload20Regular } from '@fluentui/react-icons/headless/svg/arrow-upload'
import { Print20Regular } from '@fluentui/react-icons/headless/svg/print'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { TitleButton } from '../../../ui/Page.tsx'
import { printKey } from '../../../ui/print/use-print-key.ts'
import { useWide } from '../../../ui/use-wide.ts'
import { lotText } from '../messages.ts'
import { useExportLots } from './use-export-lots.ts'

interface FileButtonsProps {
  auctionId: string
  onImport: () => void
}

const useMayImport = () => usePermissionReason(importLots.access.permission)

/** Brings lots in from a file and takes them out. */
export const FileButtons = ({ auctionId, onImport }: FileButtonsProps) => {
  const formats = useExportLots(auctionId)
  return (
    <>
      <Button look="subtle" icon={<ArrowUpload20Regular />} reason={useMayImport()} onPointerEnter={prefetchDialog} onClick={onImport}>
        {lotText.importLots}
      </Button>
      <MenuButton label={lotText.exportMenu} groups={[formats]} icon={<ArrowDownload20Regular />}>
        {lotText.export}
      </MenuButton>
    </>
  )
}

/** Prints the catalogue; the phone has one menu for paper and files. */
export const CatalogueButtons = ({ auctionId, onImport, onPrint }: FileButtonsProps & { onPrint: () => void }) => {
  const phone = !useWide(641)
  const mayNot = useMayImport()
  const formats = useExportLots(auctionId)
  if (!phone)
    return (
      <TitleButton icon={<Print20Regular />} shortcut={printKey} onClick={onPrint}>
        {lotText.printCatalogue}
      </TitleButton>
    )
  const print = { id: 'print', label: lotText.printCatalogue, onSelect: onPrint }
  const bring = { id: 'import', label: lotText.importLots, reason: mayNot, onSelect: onImport }
  return <MenuButton look="secondary" label={lotText.catalogueMenu} groups={[[print, bring], formats]} />
}
