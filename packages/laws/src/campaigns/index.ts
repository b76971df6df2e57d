export { CAMPAIGN_LAWS, tell } from './laws.ts'
