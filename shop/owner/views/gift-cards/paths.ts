export const giftCardsPath = '/owner/gift-cards';

export const giftCardPath = (number: string | number) =>
  `${giftCardsPath}/${encodeURIComponent(number)}`;
