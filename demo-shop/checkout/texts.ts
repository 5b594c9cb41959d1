const sv = {
  title: 'Kassa',
  notice:
    'Det här är demobutikens kassa. Ingenting beställs, ingenting skickas och ingenting debiteras.',
  empty: 'Varukorgen är tom.',
  quantity: 'Antal',
  soldOut: 'Slutsåld',
  total: 'Summa',
  channel: 'Försäljningskanal',
  unknownTitle: 'Varukorgen finns inte',
  unknownText:
    'Länken är ofullständig eller har gått ut. Gå tillbaka till butiken och öppna kassan på nytt.',
};

const en: typeof sv = {
  title: 'Checkout',
  notice:
    'This is the demo shop’s checkout. Nothing is ordered, nothing is sent and nothing is charged.',
  empty: 'The cart is empty.',
  quantity: 'Quantity',
  soldOut: 'Sold out',
  total: 'Total',
  channel: 'Sales channel',
  unknownTitle: 'There is no such cart',
  unknownText:
    'The link is incomplete or has expired. Go back to the shop and open the checkout again.',
};

export const texts = {sv, en};
