import { useEffect, useState } from 'react'
import { withTexts } from '../../messages/catalogue.ts'
import type { FileColumns } from './file-columns.ts'

/** The columns of chosen files, as far as the browser can read them. The first file loads the reader. */
export const useFileColumns = (files: readonly File[]): readonly FileColumns[] => {
  const [columns, setColumns] = useState<readonly FileColumns[]>([])
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      if (files.length === 0) return []
      const { fileColumns } = await withTexts(() => import('./file-columns.ts'))()
      // The file picker shows the problem of an unreadable file.
      const found = await Promise.all(files.map((file) => fileColumns(file).catch(() => undefined)))
      return found.filter((one) => one !== undefined)
    }
    void look().then((found) => {
      if (isCurrent) setColumns(found)
    })
    return () => {
      isCurrent = false
    }
  }, [files])
  return columns
}
