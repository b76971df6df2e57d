export { run } from './command.ts'
export { type Config, readConfig } from './config.ts'
export { type Running, serve } from './serve.ts'
