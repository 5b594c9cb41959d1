const sv = {
  title: 'Kassa',
  notice:
    'Det här är demobutikens kassa. Ingenting beställs, ingenting skickas och ingenting debiteras. I en riktig butik öppnas Shopifys kassa här, med adress, frakt och betalning.',
  empty: 'Varukorgen är tom.',
  quantity: 'Antal',
  soldOut: 'Slutsåld',
  total: 'Summa',
  discount: 'Rabatt',
  discountCodes: 'Rabattkod',
  finish: 'Slutför köpet (inget betalas)',
  finishedTitle: 'Köpet är slutfört',
  finishedText:
    'Ingenting har debiterats och ingenting skickas: det här är demobutikens kassa. Varukorgen finns inte längre.',
  unknownTitle: 'Varukorgen finns inte',
  unknownText:
    'Länken är ofullständig eller har gått ut. Gå tillbaka till butiken och öppna kassan på nytt.',
};

const en: typeof sv = {
  title: 'Checkout',
  notice:
    'This is the demo shop’s checkout. Nothing is ordered, nothing is sent and nothing is charged. A real shop has Shopify’s checkout here, with address, shipping and payment.',
  empty: 'The cart is empty.',
  quantity: 'Quantity',
  soldOut: 'Sold out',
  total: 'Total',
  discount: 'Discount',
  discountCodes: 'Discount code',
  finish: 'Finish the order (nothing is charged)',
  finishedTitle: 'The order is finished',
  finishedText:
    'Nothing has been charged and nothing is sent: this is the demo shop’s checkout. The cart is gone.',
  unknownTitle: 'There is no such cart',
  unknownText:
    'The link is incomplete or has expired. Go back to the shop and open the checkout again.',
};

export const texts = {sv, en};
