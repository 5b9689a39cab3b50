import { build } from '@auctionwiz/local/stack/build-if-stale'
import { startBench } from './lib/bench-stack.ts'
import { type Row, table } from './lib/report.ts'
import { fillHouse } from './sections/fill.ts'
import { measureList } from './sections/list.ts'
import { countOperations } from './sections/operations.ts'

const print = (title: string, rows: readonly Row[]): void => void process.stdout.write(`${table(title, rows)}\n\n`)
if (build(['functions-auth', 'functions-bidders', 'functions-auctions', 'functions-upload']) !== 0)
  throw new Error('The build failed; its lines above say why')
const bench = await startBench()
try {
  const house = await fillHouse(bench, 100_000)
  print('Bidders', [...house.rows, ...(await measureList(bench, house)), ...(await countOperations(bench, house))])
} finally {
  await bench.stop()
}
