import { workThread } from '../threads/thread.ts'
import { type Job, reckon } from './jobs.ts'

// A thread for what would keep people waiting: help, stories, replays and proofs. What it is sent stays in this process.

workThread<Job>(reckon)
