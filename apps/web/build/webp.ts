import type { BrowserContext } from 'playwright-core'

/** How faithful pictures are, 0 … 1: what is written on a board can be read, and all of them together stay small. */
const QUALITY = 0.22

/** A picture as a small file: the browser that took it also packs it. */
export async function asWebp(context: BrowserContext, png: Buffer): Promise<Buffer> {
  const page = await context.newPage()
  const packed = await page.evaluate(
    async ([text, quality]) => {
      const picture = new Image()
      picture.src = `data:image/png;base64,${text}`
      await picture.decode()
      const canvas = document.createElement('canvas')
      canvas.width = picture.width
      canvas.height = picture.height
      canvas.getContext('2d')!.drawImage(picture, 0, 0)
      return canvas.toDataURL('image/webp', quality)
    },
    [png.toString('base64'), QUALITY] as const,
  )
  await page.close()
  return Buffer.from(packed.slice(packed.indexOf(',') + 1), 'base64')
}
