import type { CampaignCalls } from '../port/campaigns.ts'
import { Desk } from '../port/desk.ts'

/** Asks the worker about campaigns; it is sent home afterwards. */
export async function askCampaigns<K extends keyof CampaignCalls>(
  name: K,
  ...args: Parameters<CampaignCalls[K]>
): Promise<ReturnType<CampaignCalls[K]>> {
  const desk = new Desk(() => {})
  try {
    return (await desk.ask('campaign', name, args)) as ReturnType<CampaignCalls[K]>
  } finally {
    desk.close()
  }
}
