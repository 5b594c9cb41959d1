import type {LocalizedText} from '~/i18n/languages';

/** Konsumentverket's standard form (förordning 2014:19; annex I B of directive 2011/83/EU), field by field. */
export const form = {
  standard: {
    sv: 'Standardformulär för utövande av ångerrätten',
    en: 'Model withdrawal form',
  },
  instruction: {
    sv: 'Fyll i och skicka formuläret bara om du vill ångra avtalet. Du behöver inte använda det: ett mejl går lika bra.',
    en: 'Fill in and send the form only if you wish to withdraw from the contract. You do not have to use it; an e-mail works just as well.',
  },
  to: {sv: 'Till', en: 'To'},
  declaration: {
    sv: 'Jag/vi meddelar härmed att jag/vi ångrar mitt/vårt avtal om köp av följande varor:',
    en: 'I/we hereby give notice that I/we withdraw from my/our contract of sale of the following goods:',
  },
  goods: {sv: 'Varor', en: 'Goods'},
  order: {sv: 'Ordernummer', en: 'Order number'},
  ordered: {sv: 'Beställdes den', en: 'Ordered on'},
  received: {sv: 'Mottogs den', en: 'Received on'},
  name: {sv: 'Konsumentens namn', en: 'Name of consumer'},
  address: {sv: 'Konsumentens adress', en: 'Address of consumer'},
  email: {sv: 'E-post för bekräftelsen', en: 'E-mail for the confirmation'},
  date: {sv: 'Datum', en: 'Date'},
  signature: {
    sv: 'Konsumentens underskrift (bara på papper)',
    en: 'Signature of consumer (only on paper)',
  },
  subject: {sv: 'Jag ångrar mitt köp', en: 'I withdraw from my purchase'},
  confirm: {sv: 'Bekräfta ångrat köp via e-post', en: 'Confirm withdrawal by e-mail'},
  copy: {sv: 'Kopiera texten', en: 'Copy the text'},
  copied: {sv: 'Texten är kopierad', en: 'The text is copied'},
  copyFailed: {
    sv: 'Det gick inte att kopiera texten.',
    en: 'The browser did not let us copy the text.',
  },
  print: {sv: 'Skriv ut', en: 'Print'},
  how: {
    sv: 'Knappen öppnar ditt e-postprogram med det ifyllda formuläret. Först när du skickar mejlet når det oss; då svarar vi utan dröjsmål och bekräftar vad du har ångrat och när vi fick meddelandet. Inget av det du skriver här sparas på sidan.',
    en: 'The button opens your e-mail program with the completed form. It reaches us only when you send the e-mail; we then reply without delay, confirming what you have withdrawn from and when we received your message. Nothing you write here is stored.',
  },
} as const satisfies Record<string, LocalizedText>;
