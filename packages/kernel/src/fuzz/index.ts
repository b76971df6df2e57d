export type { CoverageReport, Reach } from './coverage.ts'
export { createFuzzer, type Finding, type Fuzzer, type FuzzOptions, type FuzzReport } from './fuzzer.ts'
