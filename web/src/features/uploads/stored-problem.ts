import { fileProblems } from '@auctionwiz/domain/files/file-problem'
import { fileTypeOf } from '@auctionwiz/domain/files/file-types'
import { inspectContent } from '@auctionwiz/domain/files/inspect-content'
import { phraseShown } from '../../messages/field-messages.ts'

/** The problem with a file that would be stored, found as the service finds it; undefined without one. */
export const storedProblem = async (file: File): Promise<string | undefined> => {
  if (!fileTypeOf(file.name)) return phraseShown(fileProblems.unsupported(file.name))
  const content = inspectContent(file.name)
  await file.stream().pipeTo(new WritableStream<Uint8Array>({ write: (bytes) => content.push(bytes) }))
  const problem = content.problem()
  return problem && phraseShown(fileProblems[problem](file.name))
}
