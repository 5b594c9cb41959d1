/** Raise it when the tables below or what `seed.ts` writes into them change: the catalogue is then seeded again. */
export const SCHEMA_VERSION = 4;

/** Dropped and filled again whenever the catalogue changes. Money is integer öre, times are ISO 8601 in UTC. */
export const CATALOGUE_TABLES = `
  DROP TABLE IF EXISTS collection_product;
  DROP TABLE IF EXISTS collection;
  DROP TABLE IF EXISTS product_tag;
  DROP TABLE IF EXISTS variant;
  DROP TABLE IF EXISTS image;
  DROP TABLE IF EXISTS product;
  DROP TABLE IF EXISTS url_redirect;

  CREATE TABLE product (
    id INTEGER PRIMARY KEY,
    position INTEGER NOT NULL,
    handle TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    title_key TEXT NOT NULL,
    search_words TEXT NOT NULL,
    description TEXT NOT NULL,
    description_html TEXT NOT NULL,
    product_type TEXT NOT NULL,
    vendor TEXT NOT NULL,
    options TEXT NOT NULL,
    is_gift_card INTEGER NOT NULL,
    sales_rank INTEGER NOT NULL,
    metafields TEXT NOT NULL,
    translations TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
  ) STRICT;

  CREATE TABLE product_tag (
    product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
    tag TEXT NOT NULL,
    tag_key TEXT NOT NULL,
    PRIMARY KEY (product_id, tag)
  ) STRICT;

  CREATE TABLE image (
    id INTEGER PRIMARY KEY,
    product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    in_list INTEGER NOT NULL,
    file_name TEXT NOT NULL UNIQUE,
    alt_text TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    thumbhash TEXT NOT NULL
  ) STRICT;
  CREATE INDEX image_by_product ON image(product_id, position);

  CREATE TABLE variant (
    id INTEGER PRIMARY KEY,
    product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    sku TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    selected_options TEXT NOT NULL,
    price INTEGER NOT NULL CHECK (price >= 0),
    compare_at_price INTEGER,
    quantity_available INTEGER,
    continue_selling INTEGER NOT NULL,
    metafields TEXT NOT NULL,
    image_id INTEGER REFERENCES image(id)
  ) STRICT;
  CREATE INDEX variant_by_product ON variant(product_id, position);

  CREATE TABLE collection (
    id INTEGER PRIMARY KEY,
    handle TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    description TEXT NOT NULL,
    description_html TEXT NOT NULL,
    translations TEXT NOT NULL
  ) STRICT;

  CREATE TABLE collection_product (
    collection_id INTEGER NOT NULL REFERENCES collection(id) ON DELETE CASCADE,
    product_id INTEGER NOT NULL REFERENCES product(id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    PRIMARY KEY (collection_id, product_id)
  ) STRICT;

  CREATE TABLE url_redirect (
    id INTEGER PRIMARY KEY,
    path TEXT NOT NULL UNIQUE,
    target TEXT NOT NULL
  ) STRICT;
`;

/** Survives a reseeding, as carts refer to variants by id, and ids are stable. */
export const LASTING_TABLES = `
  CREATE TABLE IF NOT EXISTS setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS cart (
    token TEXT PRIMARY KEY,
    key TEXT NOT NULL,
    note TEXT,
    attributes TEXT NOT NULL,
    buyer TEXT NOT NULL DEFAULT '{}',
    finished_at TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS cart_line (
    id TEXT PRIMARY KEY,
    cart_token TEXT NOT NULL REFERENCES cart(token) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    variant_id INTEGER NOT NULL,
    quantity INTEGER NOT NULL,
    attributes TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS cart_line_by_cart ON cart_line(cart_token, position);
`;

/** Columns missing in data directories of older versions. */
export const LATER_COLUMNS = {
  buyer: "ALTER TABLE cart ADD COLUMN buyer TEXT NOT NULL DEFAULT '{}'",
  finished_at: 'ALTER TABLE cart ADD COLUMN finished_at TEXT',
};
