/** What the kernel reckons to help somebody decide: it comes with the help of the first game that is opened, after its board. */
export { aid, keepingOf, plan, proposal, threats, wayTo } from '@hexarium/kernel'
export { outlookAt, outlookOn } from './outlook.ts'
