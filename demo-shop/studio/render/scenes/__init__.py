"""Pictures for the storefront's pages: several pairs, or one, in a place."""
from .collection import collection
from .dark import dark

SCENES = {'collection': collection, 'dark': dark}
