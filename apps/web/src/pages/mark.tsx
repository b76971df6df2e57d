/** The sign of the house. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 100 100" aria-hidden="true">
      <path class="m-1" d="M50 6L88 28V72L50 94L12 72V28Z" />
      <path class="m-2" d="M50 6L88 28L50 50L12 28Z" />
      <path class="m-3" d="M50 50V94L12 72V28Z" />
    </svg>
  )
}
