/** On a narrow screen the list of pages shows where the reader is, and a wide screen scrolls it there. */
export function closeMenuAfterLink(): void {
  const nav = document.querySelector<HTMLElement>('.pages');
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (!nav || !current) return;
  const reveal = () => {
    nav.scrollTop = Math.max(0, current.offsetTop - nav.clientHeight / 2);
  };
  reveal();
  nav.addEventListener('toggle', reveal);
}
