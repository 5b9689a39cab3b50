import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Walks over all screens, and made cities of people. Begun last, they would run while the other workers have nothing left to do. */
const longest = ['tests/browser/widths.test.ts', 'tests/browser/pseudo-language.test.ts', 'tests/bench/duplicates/cities.test.ts']

/** Starts the longest files first; without durations of an earlier run, vitest goes by the sizes of files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => longest.some((name) => moduleId.endsWith(name))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
