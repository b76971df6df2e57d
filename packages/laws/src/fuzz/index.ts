export type { CoverageReport, Reach } from './coverage.ts'
export type { Finding } from './finding.ts'
export { createFuzzer, type Fuzzer, type FuzzOptions, type FuzzReport } from './fuzzer.ts'
export { createPositionFuzzer, type PositionFinding, type PositionReport } from './positions.ts'
