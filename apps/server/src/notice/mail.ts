import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { newId } from '../ids.ts'

/** A letter. */
export interface Letter {
  to: string
  subject: string
  text: string
}

/** Sends letters. */
export interface Post {
  send(letter: Letter): Promise<void>
}

/** By SMTP where it is configured, otherwise as files in a folder, for development. */
export function openPost(config: { smtp: string | undefined; from: string; outbox: string }): Post {
  if (config.smtp === undefined) return fileOutbox(config.outbox, config.from)
  const transport = nodemailer.createTransport(config.smtp)
  return {
    async send(letter) {
      await transport.sendMail({ from: config.from, ...letter })
    },
  }
}

function fileOutbox(folder: string, from: string): Post {
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true })
      const letter = `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`
      await writeFile(join(folder, `${Date.now()}-${newId()}.txt`), letter, { flag: 'wx' })
    },
  }
}
