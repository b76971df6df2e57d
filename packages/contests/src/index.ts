export type {
  AnyCampaign,
  Campaign,
  CampaignText,
  Ended,
  HandicapForm,
  HouseGame,
  NextGame,
  Player,
  Step,
} from './campaign/campaign.ts'
export {
  answerQuestion,
  type Beginning,
  beginCampaign,
  type Chronicle,
  type Entry,
  nextMatch,
  readChronicle,
  recordGame,
  stateOf,
  stepOf,
  verifyChronicle,
} from './campaign/chronicle.ts'
