// Keeps the active link of a long navigation in view on a phone.
document
  .querySelector('.site-nav [aria-current]')
  ?.scrollIntoView({ inline: 'center', block: 'nearest' });
